import { useEffect } from '@wordpress/element';
import type { ListedActionsProps } from '@/features/documentSettings/index.model';
import { useChunk } from '@/ui/useChunk';
import { LISTS } from '../records/lists';

/** Reports the actions of the document type's list, whose chunk it loads: mounted on demand. */
export function ListedActions( props: ListedActionsProps ) {
	const lists = useChunk( LISTS.commands );
	const { onActions } = props;
	const hasFailed = lists.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onActions( [] );
		}
	}, [ hasFailed, onActions ] );
	return lists.status === 'ready' ? (
		<lists.value.DocumentActions { ...props } />
	) : null;
}
