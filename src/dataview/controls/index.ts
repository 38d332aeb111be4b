export { BulkFooter } from './BulkFooter';
export { Filters } from './Filters';
export { FiltersToggle } from './FiltersToggle';
export { LayoutMenu } from './LayoutMenu';
export { Pagination } from './Pagination';
export { Search } from './Search';
export { ViewOptions } from './ViewOptions';
