import { useEffect } from '@wordpress/element';
import {
	labelOfAction,
	useActionRunner,
	type ActionableItem,
} from '@/dataview';
import type { ListedActionsProps } from '@/features/documentSettings/index.model';
import { ListedDocument, type Actable } from './ListedDocument';

/**
 * Actions that the document's settings offer in another form: the document is open already, its fields are edited
 * there, and its own delete button handles unsaved changes.
 */
const NOT_HERE: readonly string[] = [
	'edit',
	'revisions',
	'template',
	'status',
	'author',
	'assign-categories',
	'reset',
	'trash',
	'delete',
	'restore',
];

/**
 * Reports the actions that the list of a document's type offers for it; renders the dialogs of those that confirm
 * first.
 */
export const DocumentActions = ( {
	document,
	onActions,
}: ListedActionsProps ) => (
	<ListedDocument
		document={ document }
		instead={ <None onActions={ onActions } /> }
	>
		{ ( listed ) => <Listed { ...listed } onActions={ onActions } /> }
	</ListedDocument>
);

type Telling = Pick< ListedActionsProps, 'onActions' >;

function None( { onActions }: Telling ) {
	useEffect( () => onActions( [] ), [ onActions ] );
	return null;
}

function Listed< Item extends Actable >( {
	item,
	isLoading,
	actions,
	onActions,
}: ActionableItem< Item > & Telling ) {
	const { run, dialog } = useActionRunner< Item >( undefined );
	useEffect( () => {
		if ( item ) {
			onActions(
				actions
					.filter(
						( action ) =>
							! NOT_HERE.includes( action.id ) &&
							( action.isEligible?.( item ) ?? true )
					)
					.map( ( action ) => ( {
						id: action.id,
						label: labelOfAction( action, [ item ] ),
						act: () => run( action, [ item ] ),
					} ) )
			);
		} else if ( ! isLoading ) {
			onActions( [] );
		}
	}, [ item, isLoading, actions, run, onActions ] );
	return dialog;
}
