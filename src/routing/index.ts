export type { Address } from './address';
export type { Place } from './place';
export {
	goBackOr,
	hrefOf,
	navigate,
	noteLocation,
	placesBehind,
	startRouting,
} from './history';
export { documentPreviewUrl, homePreviewUrl } from './previewUrl';
export { useAddress } from './useAddress';
export { Link } from './Link';
export { homePlace } from './places/home';
export { documentPlace, type DocumentParams } from './places/document';
export { postsPlace, type PostsParams } from './places/posts';
export { templatesPlace, type TemplatesParams } from './places/templates';
export {
	styleBookPlace,
	stylesPlace,
	type StylesParams,
} from './places/styles';
export { navigationPlace } from './places/navigation';
export {
	patternsPlace,
	registeredPatternPlace,
	type PatternsParams,
} from './places/patterns';
export { anyPlace } from './places/any';
