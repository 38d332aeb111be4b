import { Button, Notice } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	editBoth,
	useBlockStyles,
	useBlockTypes,
	useFeatures,
	useSteadyTarget,
	useStyles,
} from '@/features/globalStyles/index.records';
import {
	resetsOf,
	type BlockType,
	isConditional,
	targetId,
	type StyleTarget,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import {
	StylesScreen,
	WithBlockTypes,
} from '@/features/styleControls/index.records';
import type { ScreenProps } from '@/features/styleControls/index.model';
import { useChosenCondition } from '../../../data/useChosenCondition';
import { useShownCondition } from '../../../data/useShownCondition';
import { BlockVariations } from './BlockVariations';
import { BlockPanels } from './BlockPanels';
import { BlockPicture } from './BlockPicture';
import { Conditions } from './Conditions';
import styles from './BlockScreen.module.css';

/** The styles of a block type, or of one of its style variations. */
export function BlockScreen( {
	params: { block = '', variation },
}: ScreenProps ) {
	const load = useBlockTypes();
	const blockStyles = useBlockStyles( block );
	const blockStyle = blockStyles.find( ( { name } ) => name === variation );
	const target = useMemo(
		() => ( {
			block,
			...( variation === undefined ? {} : { variation } ),
		} ),
		[ block, variation ]
	);
	const type =
		load.status === 'ready'
			? load.value.find( ( { name } ) => name === block )
			: undefined;
	const title = type?.title ?? block;
	return (
		<StylesScreen
			title={
				variation === undefined
					? title
					: ( blockStyle?.label ?? variation )
			}
			description={ variation === undefined ? type?.description : title }
			actions={ <ResetBlock target={ target } /> }
		>
			<WithBlockTypes load={ load }>
				{ () =>
					type ? (
						<KnownBlock
							key={ variation }
							type={ type }
							target={ target }
						/>
					) : (
						<UnknownBlock />
					)
				}
			</WithBlockTypes>
		</StylesScreen>
	);
}

interface TargetProps {
	readonly target: StyleTarget;
}

function KnownBlock( {
	type,
	target,
}: TargetProps & { readonly type: BlockType } ) {
	const [ condition, setCondition ] = useChosenCondition( target );
	const shown = useSteadyTarget( { ...target, ...condition } );
	const features = useFeatures( target, type );
	useShownCondition( shown );
	const isAlways = ! isConditional( condition );
	return (
		<>
			<BlockPicture type={ type } target={ shown } />
			<Conditions
				target={ target }
				condition={ condition }
				onChange={ setCondition }
			/>
			{ target.variation === undefined && isAlways && (
				<BlockVariations block={ type.name } />
			) }
			<BlockPanels
				key={ targetId( condition ) }
				target={ shown }
				features={ features }
				block={ type }
			/>
		</>
	);
}

const UnknownBlock = () => (
	<div className={ styles.note }>
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'This block isn’t available because no active plugin provides it. Its styles are kept in case it’s added again.',
				'atelier'
			) }
		</Notice>
	</div>
);

/** Resets all styles on this screen. */
function ResetBlock( { target }: TargetProps ) {
	const load = useStyles();
	const { styles: own, settings } = resetsOf(
		load.status === 'ready' ? load.value.layers.user : NO_CHANGES,
		target
	);
	return (
		<Button
			variant="tertiary"
			size="compact"
			disabled={ own.length + settings.length === 0 }
			accessibleWhenDisabled
			onClick={ () => editBoth( own, settings ) }
		>
			{ __( 'Reset', 'atelier' ) }
		</Button>
	);
}
