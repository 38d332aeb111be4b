/** What needs the data layer: the only door of this room. */
export { checkHomepage } from './data/checkHomepage';
export { watchSite } from './data/watchSite';
export { siteChangeLabel } from './ui/changeLabels';
export { Identity } from './ui/Identity';
export { TemplateSiteSettings } from './ui/TemplateSiteSettings';
