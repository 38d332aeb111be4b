/** Props of what needs the data layer, where a component's types know no such attribute. */
export const TOWARDS_RECORDS = { 'data-towards-records': true } as const;
