export {
	checkCss,
	type CssCheck,
	type CssReason,
	type CssProblem,
} from './check';
