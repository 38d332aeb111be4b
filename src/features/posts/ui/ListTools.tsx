import { Button, SelectControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { formatIndent, formatIndentRTL } from '@wordpress/icons';
import { navigate, postsPlace, type PostsParams } from '../../../routing';
import { PRESETS, presetOf } from '../model/preset';
import type { PostsView } from '../model/view';
import styles from './ListTools.module.css';
import { presetWords } from './statusWords';

/** Stands for a view of the user's own, which only the menu can choose. */
const CUSTOM = 'custom';

interface PresetChoiceProps {
	readonly params: PostsParams;
}

/** The presets where there is no room for the menu that has them. */
export function PresetChoice( { params }: PresetChoiceProps ) {
	const { type, activeView, isCustom, layout } = params;
	return (
		<div className={ styles.presets }>
			<SelectControl
				__nextHasNoMarginBottom
				size="compact"
				label={ __( 'View', 'atelier' ) }
				hideLabelFromVision
				value={ isCustom ? CUSTOM : presetOf( activeView ) }
				options={ [
					...PRESETS.map( ( preset ) => ( {
						value: preset,
						label: presetWords( preset, type ).label,
					} ) ),
					...( isCustom
						? [
								{
									value: CUSTOM,
									label: __( 'Custom view', 'atelier' ),
								},
							]
						: [] ),
				] }
				onChange={ ( preset ) =>
					navigate( postsPlace, {
						type,
						...( layout ? { layout } : {} ),
						...( preset === 'all' ? {} : { activeView: preset } ),
					} )
				}
			/>
		</div>
	);
}

interface LevelsToggleProps {
	readonly view: PostsView;
	readonly onChange: ( view: PostsView ) => void;
}

/** Puts pages below their parents, which another order has ended. */
export function LevelsToggle( { view, onChange }: LevelsToggleProps ) {
	const isOn = view.showLevels === true;
	return (
		<Button
			size="compact"
			icon={ isRTL() ? formatIndentRTL : formatIndent }
			label={ __( 'Show hierarchy', 'atelier' ) }
			aria-pressed={ isOn }
			className={ styles.levels ?? '' }
			onClick={ () =>
				onChange( { ...view, showLevels: ! isOn, page: 1 } )
			}
		/>
	);
}
