import { Button } from '@wordpress/components';
import { drafting } from '../../documents/index.records';

interface AddPostButtonProps {
	readonly type: string;
	readonly label: string;
}

/** Opens the dialog for a new post of a type. */
export const AddPostButton = ( { type, label }: AddPostButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant="primary"
		onClick={ () => drafting.set( type ) }
	>
		{ label }
	</Button>
);
