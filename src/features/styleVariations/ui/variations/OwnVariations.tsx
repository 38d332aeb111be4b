import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	useStyles,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import { useVariations } from '../../data/useVariations';
import { isSameDoc, NO_CHANGES } from '@/features/globalStyles/index.model';
import { activeOf } from '../../model/variation';
import { chooseVariation } from './applying';
import { OwnMenu } from './OwnMenu';
import styles from './OwnVariations.module.css';
import { VariationPicture } from './VariationPictures';
import { SaveDialog } from './SaveDialog';
import { VariationList } from './VariationList';

/** The saved variations of this site, and a button to save another one. */
export function OwnVariations() {
	const load = useVariations();
	const site = useStyles();
	const { canEditCss } = useStylesRights();
	const [ isSaving, setIsSaving ] = useState( false );
	const variations = load.status === 'ready' ? load.value : null;
	const known = useMemo(
		() => ( variations ? [ ...variations.theme, ...variations.own ] : [] ),
		[ variations ]
	);
	if ( ! variations || site.status !== 'ready' ) {
		return null;
	}
	const { base, user } = site.value.layers;
	return (
		<VariationList
			title={ __( 'Your style variations', 'atelier' ) }
			variations={ variations.own }
			active={ activeOf(
				user,
				known.filter( ( { group } ) => group === 'all' )
			) }
			renderPicture={ ( { doc } ) => (
				<VariationPicture base={ base } doc={ doc } />
			) }
			renderMenu={ ( variation ) => (
				<OwnMenu variation={ variation } all={ variations.own } />
			) }
			onChoose={ ( variation ) =>
				chooseVariation( variation, { known, canEditCss } )
			}
		>
			{ variations.own.length === 0 && (
				<p className={ styles.hint }>
					{ __(
						'Save your current styles as a style variation so you can switch back to them anytime.',
						'atelier'
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className={ styles.save ?? '' }
				disabled={ isSameDoc( user, NO_CHANGES ) }
				accessibleWhenDisabled
				{ ...( isSameDoc( user, NO_CHANGES )
					? {
							description: __(
								'Your styles match your theme’s. Change something first.',
								'atelier'
							),
						}
					: {} ) }
				onClick={ () => setIsSaving( true ) }
			>
				{ __( 'Save current styles', 'atelier' ) }
			</Button>
			{ isSaving && (
				<SaveDialog onClose={ () => setIsSaving( false ) } />
			) }
		</VariationList>
	);
}
