import { __ } from '@wordpress/i18n';
import {
	editBoth,
	useFeatures,
	useSetting,
} from '@/features/globalStyles/index.records';
import type { StyleTarget } from '@/features/globalStyles/index.model';
import {
	LengthField,
	GapRow,
	SidesRow,
	StylesControl,
	StylesPanel,
	StylesScreen,
} from '@/features/styleControls/index.records';

const SITE: StyleTarget = {};

/** The width of content, its padding and the space between blocks. */
export function Layout() {
	const features = useFeatures();
	return (
		<StylesScreen title={ __( 'Layout', 'atelier' ) }>
			<StylesPanel
				label={ __( 'Dimensions', 'atelier' ) }
				onReset={ reset }
			>
				{ features.has( 'contentSize' ) && (
					<Width
						label={ __( 'Content width', 'atelier' ) }
						path="layout.contentSize"
					/>
				) }
				{ features.has( 'wideSize' ) && (
					<Width
						label={ __( 'Wide width', 'atelier' ) }
						path="layout.wideSize"
					/>
				) }
				{ features.has( 'padding' ) && (
					<SidesRow kind="padding" target={ SITE } />
				) }
				{ features.has( 'blockGap' ) && <GapRow target={ SITE } /> }
			</StylesPanel>
		</StylesScreen>
	);
}

const reset = () =>
	editBoth(
		[
			{ path: 'spacing.padding', value: undefined },
			{ path: 'spacing.blockGap', value: undefined },
		],
		[
			{ path: 'layout.contentSize', value: undefined },
			{ path: 'layout.wideSize', value: undefined },
		]
	);

const UNITS = [ 'px', '%', 'em', 'rem', 'vw', 'vh' ];

function Width( {
	label,
	path,
}: {
	readonly label: string;
	readonly path: string;
} ) {
	const width = useSetting( path );
	const units = useSetting( 'spacing.units' ).value;
	return (
		<StylesControl label={ label } value={ width }>
			<LengthField
				label={ label }
				units={
					Array.isArray( units )
						? UNITS.filter( ( unit ) => units.includes( unit ) )
						: UNITS
				}
				value={ width.value }
				onChange={ width.set }
			/>
		</StylesControl>
	);
}
