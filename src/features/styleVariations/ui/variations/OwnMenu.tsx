import { DropdownMenu } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import { NameDialog } from '@/ui/NameDialog';
import {
	removeVariation,
	renameVariation,
	saveVariation,
} from '../../data/useVariations';
import { freeName, type Variation } from '../../model/variation';

interface OwnMenuProps {
	readonly variation: Variation;
	/** All saved variations, whose names are taken. */
	readonly all: readonly Variation[];
}

/** The menu of a saved variation. */
export function OwnMenu( { variation, all }: OwnMenuProps ) {
	const [ isRenaming, setIsRenaming ] = useState( false );
	const { id, title } = variation;
	const taken = all
		.filter( ( other ) => other.id !== id )
		.map( ( other ) => other.title );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'atelier' ) }
				toggleProps={ {
					size: 'small',
					description: nameOf( variation ),
				} }
				popoverProps={ POPOVER }
				controls={ [
					{
						title: __( 'Rename', 'atelier' ),
						onClick: () => setIsRenaming( true ),
					},
					{
						title: __( 'Delete', 'atelier' ),
						onClick: () => void remove( variation ),
					},
				] }
			/>
			{ isRenaming && (
				<NameDialog
					title={ __( 'Rename', 'atelier' ) }
					label={ __( 'Save', 'atelier' ) }
					name={ title }
					onName={ ( name ) =>
						renameVariation( id, freeName( name, taken ) )
					}
					onClose={ () => setIsRenaming( false ) }
				/>
			) }
		</>
	);
}

const POPOVER = { placement: 'bottom-end' as const };

const nameOf = ( { title }: Variation ): string =>
	title || __( '(no title)', 'atelier' );

async function remove( variation: Variation ) {
	const result = await removeVariation( variation.id );
	if ( ! result.ok ) {
		tellFailed( variation, result.error );
		return;
	}
	const bringBack = async () => {
		const again = await saveVariation( variation.title, variation.doc );
		if ( ! again.ok ) {
			tellFailed( variation, again.error );
		}
	};
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: name of saved styles. */
			__( '“%s” deleted.', 'atelier' ),
			nameOf( variation )
		),
		{
			type: 'snackbar',
			id: `atelier-style-deleted-${ variation.id }`,
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void bringBack(),
				},
			],
		}
	);
}

function tellFailed( variation: Variation, error: AppError ) {
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: 1: name of saved styles, 2: error message. */
			__( '“%1$s”: %2$s', 'atelier' ),
			nameOf( variation ),
			messageFor( error )
		),
		{ id: `atelier-style-failed-${ variation.id }` }
	);
}
