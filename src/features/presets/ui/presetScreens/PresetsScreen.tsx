import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { hasDefaults, type Preset } from '@/features/globalStyles/index.model';
import {
	StylesScreen,
	useMerged,
} from '@/features/styleControls/index.records';
import { screensOf, type ScreenKind } from '../kinds';
import { PresetGroup } from './PresetGroup';

interface PresetsScreenProps {
	readonly kind: ScreenKind;
	readonly description: string;
	/** The value of a preset, at the end of its row. */
	readonly renderPreview: ( preset: Preset ) => ReactNode;
	/** The value as text. */
	readonly say: ( preset: Preset ) => string;
}

/** All presets of a kind, by origin. */
export function PresetsScreen( {
	kind,
	description,
	renderPreview,
	say,
}: PresetsScreenProps ) {
	const merged = useMerged();
	const { words, origins } = screensOf( kind );
	const lists = useMemo(
		() => origins.map( ( origin ) => ( { kind, origin } ) ),
		[ kind, origins ]
	);
	return (
		<StylesScreen title={ words.title() } description={ description }>
			{ lists
				.filter(
					( { origin } ) =>
						origin !== 'default' || hasDefaults( merged, kind )
				)
				.map( ( list ) => (
					<PresetGroup
						key={ list.origin }
						list={ list }
						renderPreview={ renderPreview }
						say={ say }
					/>
				) ) }
		</StylesScreen>
	);
}
