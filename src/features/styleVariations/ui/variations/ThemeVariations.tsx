import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	useStyles,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import { useVariations } from '../../data/useVariations';
import {
	activeOf,
	type ActiveVariation,
	type Variation,
	type VariationGroup,
} from '../../model/variation';
import { NO_CHANGES } from '@/features/globalStyles/index.model';
import { chooseVariation } from './applying';
import {
	VariationPicture,
	PalettePicture,
	TypesetPicture,
} from './VariationPictures';
import { VariationList } from './VariationList';

interface GroupFacts {
	readonly title: () => string;
	readonly Picture: typeof VariationPicture;
}

const GROUPS: Readonly< Record< VariationGroup, GroupFacts > > = {
	all: { title: () => __( 'Styles', 'atelier' ), Picture: VariationPicture },
	color: {
		title: () => __( 'Palettes', 'atelier' ),
		Picture: PalettePicture,
	},
	typography: {
		title: () => __( 'Typesets', 'atelier' ),
		Picture: TypesetPicture,
	},
};

/** The theme's variations of one scope, with its default; renders nothing if there are none. */
export function ThemeVariations( {
	group,
}: {
	readonly group: VariationGroup;
} ): ReactNode {
	const load = useVariations();
	const styles = useStyles();
	const { canEditCss } = useStylesRights();
	const all = load.status === 'ready' ? load.value : NONE;
	const user =
		styles.status === 'ready' ? styles.value.layers.user : NO_CHANGES;
	const ofGroup = useMemo(
		() => all.theme.filter( ( variation ) => variation.group === group ),
		[ all, group ]
	);
	const known = useMemo( () => [ ...all.theme, ...all.own ], [ all ] );
	const standard = useMemo( () => defaultOf( group ), [ group ] );
	const active = useMemo( (): ActiveVariation | null => {
		const whole = known.filter( ( one ) => one.group === 'all' );
		// The active variation can also be a saved one, or one of all styles while this list has a smaller scope.
		const found = activeOf( user, group === 'all' ? whole : ofGroup );
		return (
			found ??
			( activeOf( user, whole )
				? null
				: { variation: standard, isChanged: false } )
		);
	}, [ user, known, group, ofGroup, standard ] );
	const { title, Picture } = GROUPS[ group ];
	if ( styles.status !== 'ready' || ofGroup.length === 0 ) {
		return null;
	}
	return (
		<VariationList
			title={ title() }
			variations={ [ standard, ...ofGroup ] }
			active={ active }
			renderPicture={ ( { doc } ) => (
				<Picture base={ styles.value.layers.base } doc={ doc } />
			) }
			onChoose={ ( variation ) =>
				chooseVariation( variation, { known, canEditCss } )
			}
		/>
	);
}

/** The theme's typesets, for the typography screen. */
export const Typesets = () => <ThemeVariations group="typography" />;

const NONE = { theme: [], own: [] };

/** The theme without user changes. */
const defaultOf = ( group: VariationGroup ): Variation => ( {
	id: 'default',
	title: __( 'Default', 'atelier' ),
	source: 'theme',
	group,
	doc: NO_CHANGES,
} );
