export { itemCount } from './itemCount';
export { FieldValue, labelOf } from './FieldValue';
export { ActionButton, ActionMenu, ItemActions } from './ItemActions';
export {
	ItemCheckbox,
	ItemDescription,
	ItemMedia,
	ItemTitle,
	titleOf,
} from './ItemParts';
export {
	ItemToolsContext,
	ListContext,
	useItemTools,
	useList,
	type ItemLinkProps,
	type ItemTools,
	type List,
	type SelectingClick,
} from './list';
export { OptionList } from './OptionList';
export { SelectAll } from './SelectAll';
export { labelOfAction, useActionRunner } from './useActionRunner';
export { useChosenOptions, useElements } from './useElements';
export { useWidth } from '@/ui/useWidth';
export { Bone, expectedItems } from './Skeleton';
export { useItemShape } from './useItemShape';
export { selectionIn, useListSelection } from './useListSelection';
