import { useEffect } from '@wordpress/element';
import {
	labelOfAction,
	useActionRunner,
	type ActionableItem,
} from '../../dataview';
import type { ListedActionsProps } from '../../features/canvas';
import { ListedDocument, type Actable } from './ListedDocument';

/**
 * What the settings of the open document have in another form: it is open already, its fields are edited there, and
 * what removes it there takes care of unsaved changes.
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

/** Tells what the list of a document's type would do to it; renders the dialog of what asks first. */
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
