import { __ } from '@wordpress/i18n';
import {
	useBlockStyles,
	useStyles,
} from '@/features/globalStyles/index.records';
import { buildPath } from '@/features/styleControls/index.model';
import { hasStyle, NO_CHANGES } from '@/features/globalStyles/index.model';
import {
	ChangedDot,
	StylesLink,
	StylesLinks,
} from '@/features/styleControls/index.records';
import styles from './BlockVariations.module.css';

/** Links to the style variations of a block; renders nothing if it has none. */
export function BlockVariations( { block }: { readonly block: string } ) {
	const blockStyles = useBlockStyles( block );
	const load = useStyles();
	const layers =
		load.status === 'ready'
			? load.value.layers
			: { base: NO_CHANGES, user: NO_CHANGES };
	if ( blockStyles.length === 0 ) {
		return null;
	}
	return (
		<div className={ styles.looks }>
			<h3 className={ styles.heading }>
				{ __( 'Style Variations', 'atelier' ) }
			</h3>
			<StylesLinks>
				{ blockStyles.map( ( { name, label } ) => (
					<StylesLink
						key={ name }
						to={ buildPath(
							'/blocks/{block}/variations/{variation}',
							{ block, variation: name }
						) }
						label={ label }
						{ ...( hasStyle( layers, '', {
							block,
							variation: name,
						} )
							? {
									preview: <ChangedDot />,
									state: __( 'Changed', 'atelier' ),
								}
							: {} ) }
					/>
				) ) }
			</StylesLinks>
		</div>
	);
}
