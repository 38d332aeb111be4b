export {
	checkCss,
	type CssCheck,
	type CssFault,
	type CssProblem,
} from './check';
