import { Button } from '@wordpress/components';
import type { PostTypeSummary } from '../../../platform/boot';
import { drafting } from '../../documents/records';

interface AddButtonProps {
	readonly type: string;
	readonly postType: PostTypeSummary;
}

/** Begins a new item, for those who may. */
export const AddButton = ( {
	type,
	postType: { addLabel, canCreate },
}: AddButtonProps ) =>
	canCreate ? (
		<Button
			size="compact"
			variant="primary"
			onClick={ () => drafting.set( type ) }
		>
			{ addLabel }
		</Button>
	) : null;
