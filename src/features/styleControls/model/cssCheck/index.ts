export {
	blockCssWarnings,
	type BlockCssReason,
	type BlockCssWarning,
} from './blockCss';
export {
	checkCss,
	type CssCheck,
	type CssReason,
	type CssProblem,
} from './check';
