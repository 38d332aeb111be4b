export { textOf } from './fieldType';
export {
	normalizeFields,
	type LoadElements,
	type NormalizedField,
} from './normalize';
