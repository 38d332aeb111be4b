import { Button, SelectControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { formatIndent, formatIndentRTL } from '@wordpress/icons';
import { boot } from '../../../platform/boot';
import { navigate, postsRoute, type PostsParams } from '../../../routing';
import { useSavedViews } from '../../views/index.records';
import { PRESETS, presetOf } from '../model/preset';
import type { PostsView } from '../model/view';
import styles from './ListTools.module.css';
import { presetLabels } from './statusLabels';

interface PresetChoiceProps {
	readonly params: PostsParams;
}

/** A select of presets and custom views, if there is no room for the menu. */
export function PresetChoice( { params }: PresetChoiceProps ) {
	const { type, activeView, isCustom, layout } = params;
	const load = useSavedViews( type, boot().features.customViews );
	const views = load.status === 'ready' ? load.value : [];
	return (
		<div className={ styles.presets }>
			<SelectControl
				__nextHasNoMarginBottom
				size="compact"
				label={ __( 'View', 'atelier' ) }
				hideLabelFromVision
				value={
					isCustom ? ( activeView ?? '' ) : presetOf( activeView )
				}
				options={ [
					...PRESETS.map( ( preset ) => ( {
						value: preset,
						label: presetLabels( preset, type ).label,
					} ) ),
					...views.map( ( { id, title } ) => ( {
						value: id,
						label: title || __( '(no title)', 'atelier' ),
					} ) ),
				] }
				onChange={ ( chosen ) =>
					navigate(
						postsRoute,
						views.some( ( { id } ) => id === chosen )
							? { type, activeView: chosen, isCustom: true }
							: {
									type,
									...( layout ? { layout } : {} ),
									...( chosen === 'all'
										? {}
										: { activeView: chosen } ),
								}
					)
				}
			/>
		</div>
	);
}

interface LevelsToggleProps {
	readonly view: PostsView;
	readonly onChange: ( view: PostsView ) => void;
}

/** Shows pages below their parents, which another order has ended. */
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
