/** What the build makes of a set's pictures.json: the outline of each picture on a square of 360, by the same keys. */
declare module "*/pictures.json?drawn" {
    const outlines: Readonly<Record<string, string>>;
    export default outlines;
}
