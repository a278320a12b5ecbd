/** What is observed anew is told of anew: before the next paint or, if it is far from the window, once it comes near. */
export function observeAnew(observer: ResizeObserver, element: Element): void {
    observer.unobserve(element);
    observer.observe(element);
}
