import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TabList, TabPanel, useTabsId } from '@/ui/Tabs';
import {
	useAllowsCustom,
	usePresets,
} from '@/features/globalStyles/index.records';
import { ThemeVariations } from '@/features/styleVariations/index.records';
import { StylesScreen } from '@/features/styleControls/index.records';
import type { ScreenProps } from '@/features/styleControls/index.model';
import { PresetLists } from '@/features/presets/index.records';
import styles from './PaletteScreen.module.css';

const TABS = [
	{ name: 'color', label: () => __( 'Color', 'atelier' ) },
	{ name: 'gradient', label: () => __( 'Gradient', 'atelier' ) },
] as const;

type Tab = ( typeof TABS )[ number ][ 'name' ];

/** The available colors, gradients and duotones of the site or of a block type. */
export function PaletteScreen( { params: { block } }: ScreenProps ) {
	const [ tab, setTab ] = useState< Tab >( 'color' );
	const id = useTabsId();
	const target = useMemo( () => ( { block } ), [ block ] );
	const title = __( 'Edit palette', 'atelier' );
	return (
		<StylesScreen
			title={ title }
			description={
				block === undefined
					? __(
							'The colors available across the site. When you change a color, everything that uses it changes too.',
							'atelier'
						)
					: __(
							'The colors available for this type of block. The site’s palette doesn’t change.',
							'atelier'
						)
			}
		>
			<div className={ styles.tabs }>
				<TabList
					id={ id }
					label={ title }
					tabs={ TABS.map( ( { name, label } ) => ( {
						name,
						label: label(),
					} ) ) }
					selected={ tab }
					onSelect={ setTab }
				/>
			</div>
			<TabPanel id={ id } selected={ tab }>
				<PresetLists key={ tab } kind={ tab } target={ target } />
				{ tab === 'gradient' && <Duotones block={ block } /> }
				{ tab === 'color' && block === undefined && (
					<div className={ styles.variations }>
						<ThemeVariations group="color" />
					</div>
				) }
			</TabPanel>
		</StylesScreen>
	);
}

/** Duotones, if the site has any or allows custom ones. */
function Duotones( { block }: { readonly block: string | undefined } ) {
	const target = useMemo( () => ( { block } ), [ block ] );
	const presets = usePresets( 'duotone', target );
	const allowsCustom = useAllowsCustom( 'duotone', target );
	return allowsCustom ||
		Object.values( presets ).some( ( { length } ) => length > 0 ) ? (
		<section className={ styles.group }>
			<h3 className={ styles.groupTitle }>
				{ __( 'Duotone', 'atelier' ) }
			</h3>
			<PresetLists kind="duotone" target={ target } />
		</section>
	) : null;
}
