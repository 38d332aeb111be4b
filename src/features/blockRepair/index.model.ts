/** What can be wrong with the blocks of a stored text. */
export {
	PROBLEMS,
	type BlockPlace,
	type Difference,
	type Finding,
	type Problem,
} from './model/finding';
