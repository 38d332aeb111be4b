import { Button } from '@wordpress/components';
import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { shorten } from '@/kernel/shorten';
import {
	changePresets,
	useLayers,
} from '@/features/globalStyles/index.records';
import {
	invalidPresetReason,
	type Layers,
	type PresetOrigin,
} from '@/features/globalStyles/index.model';
import type { PathParams } from '@/features/styleControls/index.model';
import {
	editPreset,
	entryAt,
	inheritedPreset,
	presetEntries,
	resetPreset,
} from '../../model/presetEdits';
import {
	useStylesNavigation,
	InvalidValueNote,
	StylesScreen,
	NotHere,
} from '@/features/styleControls/index.records';
import { factsOf, screensOf, type ScreenKind } from '../kinds';
import type { EditedPreset } from './edited';
import { PresetMenu } from './PresetMenu';
import styles from './PresetScreen.module.css';

/** The maximum length of a name. */
const LONGEST_NAME = 100;

interface PresetScreenProps {
	readonly kind: ScreenKind;
	readonly params: PathParams;
	readonly children: ( edited: EditedPreset ) => ReactNode;
}

/** The screen of one preset, with its actions. */
export function PresetScreen( { kind, params, children }: PresetScreenProps ) {
	const { originParam, origins } = screensOf( kind );
	const origin = origins.find(
		( candidate ) => candidate === params[ originParam ]
	);
	return origin ? (
		<FoundPreset kind={ kind } origin={ origin } slug={ params.slug ?? '' }>
			{ children }
		</FoundPreset>
	) : (
		<NotHere />
	);
}

/** Reports an invalid preset, with a button that restores the theme's value, or that of a new preset. */
function Invalid( {
	list,
	preset: { slug, name, raw },
	inherited,
}: EditedPreset ) {
	const reason = invalidPresetReason( list.kind, raw );
	if ( ! reason ) {
		return null;
	}
	const isSound =
		inherited && invalidPresetReason( list.kind, inherited.raw ) === null;
	const repair = () =>
		changePresets( ( layers ) =>
			isSound
				? resetPreset( layers, list, slug )
				: editPreset( layers, list, slug, {
						name: shorten( name, LONGEST_NAME ),
						fluid: undefined,
						...factsOf( list.kind ).newValue,
					} )
		);
	return (
		<div className={ styles.invalid }>
			<InvalidValueNote
				reason={ reason }
				value={ raw }
				about={ name }
				onRepair={ reason === 'slug' ? undefined : repair }
			/>
		</div>
	);
}

interface FoundProps {
	readonly kind: ScreenKind;
	readonly origin: PresetOrigin;
	readonly slug: string;
	readonly children: ( edited: EditedPreset ) => ReactNode;
}

function FoundPreset( { kind, origin, slug, children }: FoundProps ) {
	const { go } = useStylesNavigation();
	const { words, path } = screensOf( kind );
	const list = useMemo( () => ( { kind, origin } ), [ kind, origin ] );
	const edited = useLayers(
		useCallback(
			( layers: Layers ): EditedPreset | null => {
				const preset = entryAt( presetEntries( layers, list ), slug );
				return preset
					? {
							list,
							preset,
							inherited: inheritedPreset( layers, list, slug ),
						}
					: null;
			},
			[ list, slug ]
		)
	);
	if ( ! edited ) {
		return (
			<StylesScreen title={ words.title() }>
				<div className={ styles.gone }>
					<p className={ styles.text }>{ words.gone() }</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => go( path ) }
					>
						{ sprintf(
							/* translators: %s: name of a screen, such as "Shadows". */
							__( 'Go to %s', 'atelier' ),
							words.title()
						) }
					</Button>
				</div>
			</StylesScreen>
		);
	}
	return (
		<StylesScreen
			title={ edited.preset.name }
			actions={
				<PresetMenu { ...edited } onDeleted={ () => go( path ) } />
			}
		>
			<Invalid { ...edited } />
			{ children( edited ) }
		</StylesScreen>
	);
}
