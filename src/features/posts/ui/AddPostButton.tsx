import { Button } from '@wordpress/components';
import { drafting } from '../../documents/index.records';

interface AddPostButtonProps {
	readonly type: string;
	readonly label: string;
}

/** Begins a new item of a type. */
export const AddPostButton = ( { type, label }: AddPostButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant="primary"
		onClick={ () => drafting.set( type ) }
	>
		{ label }
	</Button>
);
