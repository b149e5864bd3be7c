export const only = "plain";
