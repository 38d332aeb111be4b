import { Button } from '@wordpress/components';
import { startDraft } from '../../documents/index.records';

interface AddPostButtonProps {
	readonly type: string;
	readonly label: string;
}

/** Begins a new post of a type. */
export const AddPostButton = ( { type, label }: AddPostButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant="primary"
		onClick={ () => startDraft( type ) }
	>
		{ label }
	</Button>
);
