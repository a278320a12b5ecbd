/** What the server asks of logins, passwords and addresses. */

export const LOGIN = { least: 3, most: 24 } as const;
export const PASSWORD = { least: 10, most: 200 } as const;
export const EMAIL = { most: 200 } as const;
export const LABEL = { most: 60 } as const;
export const CODE = { most: 40 } as const;
export const WEBHOOK = { most: 500 } as const;

/** The field of the forms here that a refusal concerns, by its code. */
export const FIELDS: Record<string, string> = {
    bad_login: "login",
    login_taken: "login",
    bad_password: "password",
    wrong_password: "current",
    confirmation_needed: "current",
    bad_email: "email",
    bad_name: "name",
    name_reserved: "name",
    name_official: "name",
    bad_label: "label",
    bad_url: "url",
    wrong_code: "code",
    code_needed: "code",
    too_many_tries: "code",
};
