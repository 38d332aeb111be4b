import { __ } from '@wordpress/i18n';
import {
	background,
	caution,
	color,
	layout,
	shadow,
	typography,
} from '@wordpress/icons';
import type { ComponentProps } from 'react';
import { useLayers } from '@/features/globalStyles/index.records';
import {
	useCss,
	useStylesNavigation,
	StylesLink,
	StylesLinks,
} from '@/features/styleControls/index.records';
import {
	userInvalidValues,
	type Layers,
} from '@/features/globalStyles/index.model';
import { prepareVariations } from '@/features/styleVariations/index.records';
import { StylePreview } from './StylePreview';
import styles from './Root.module.css';

interface Row {
	readonly to: string;
	readonly label: () => string;
	readonly icon?: ComponentProps< typeof StylesLink >[ 'icon' ];
	readonly onApproach?: () => void;
}

/** The menu of available screens, in lists. */
const ROWS: readonly ( readonly Row[] )[] = [
	[
		{
			to: '/variations',
			label: () => __( 'Browse styles', 'atelier' ),
			onApproach: prepareVariations,
		},
	],
	[
		{
			to: '/typography',
			label: () => __( 'Typography', 'atelier' ),
			icon: typography,
			onApproach: prepareVariations,
		},
		{ to: '/colors', label: () => __( 'Colors', 'atelier' ), icon: color },
		{
			to: '/background',
			label: () => __( 'Background', 'atelier' ),
			icon: background,
		},
		{
			to: '/shadows',
			label: () => __( 'Shadows', 'atelier' ),
			icon: shadow,
		},
		{ to: '/layout', label: () => __( 'Layout', 'atelier' ), icon: layout },
	],
	[
		{ to: '/blocks', label: () => __( 'Blocks', 'atelier' ) },
		{ to: '/css', label: () => __( 'Additional CSS', 'atelier' ) },
	],
];

const SITE = {};

const countInvalidValues = ( layers: Layers ): number =>
	userInvalidValues( layers ).length;

/** The start screen: a preview of the styles, and links to all screens. */
export function Root() {
	const { has } = useStylesNavigation();
	const hasCss = useCss( SITE ).text !== '';
	const invalid = useLayers( countInvalidValues );
	return (
		<>
			<StylePreview />
			{ invalid > 0 && (
				<div className={ styles.section }>
					<StylesLinks>
						{ [
							<StylesLink
								key="invalid-values"
								to="/invalid-values"
								label={ __( 'Invalid values', 'atelier' ) }
								icon={ caution }
								preview={ invalid }
								state={ String( invalid ) }
							/>,
						] }
					</StylesLinks>
				</div>
			) }
			{ ROWS.map( ( rows, at ) => {
				const there = rows.filter(
					( { to } ) => has( to ) && ( to !== '/css' || hasCss )
				);
				return (
					there.length > 0 && (
						<div key={ at } className={ styles.section }>
							<StylesLinks>
								{ there.map( ( { label, ...row } ) => (
									<StylesLink
										key={ row.to }
										label={ label() }
										{ ...row }
									/>
								) ) }
							</StylesLinks>
						</div>
					)
				);
			} ) }
		</>
	);
}
