import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { useId, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { boot } from '../../../platform/boot';
import { applyGlobally } from '../data/applyGlobally';
import { useFeatures, useStylesRights } from '../../globalStyles/index.records';
import { useSelectedBlock, type SelectedBlock } from '../data/useSelectedBlock';
import { applyStylesGlobally } from '../model/applyGlobally';
import styles from './ApplyGlobally.module.css';

/** Applies the styles of the selected block to all blocks of its type. */
export function ApplyGlobally() {
	const block = useSelectedBlock();
	const { canEdit } = useStylesRights();
	return block && canEdit && boot().theme.supportsStyles ? (
		<Offer block={ block } />
	) : null;
}

function Offer( {
	block: { clientId, type, attributes },
}: {
	readonly block: SelectedBlock;
} ) {
	const id = useId();
	const target = useMemo( () => ( { block: type.name } ), [ type ] );
	const features = useFeatures( target, type );
	const pushed = applyStylesGlobally( type.name, attributes, features );
	if ( features.size === 0 ) {
		return null;
	}
	return (
		<div className={ styles.offer }>
			<p id={ id } className={ styles.help }>
				{ sprintf(
					/* translators: %s: the name of a block, such as "Quote". */
					__(
						'Apply this block’s styles to all %s blocks on your site.',
						'atelier'
					),
					type.title
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className={ styles.button ?? '' }
				aria-describedby={ id }
				disabled={ pushed.edits.length === 0 }
				accessibleWhenDisabled
				onClick={ () => {
					applyGlobally( clientId, pushed );
					tell( type.title );
				} }
			>
				{ __( 'Apply globally', 'atelier' ) }
			</Button>
		</div>
	);
}

const tell = ( title: string ) =>
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: the name of a block, such as "Quote". */
			__( '%s styles applied to the whole site.', 'atelier' ),
			title
		),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
