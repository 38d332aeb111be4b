import { speak } from '@wordpress/a11y';
import { BlockIcon } from '@wordpress/block-editor';
import { SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	useBlockTypes,
	useStyles,
} from '@/features/globalStyles/index.records';
import {
	blocksToStyle,
	isBlockChanged,
	searchBlocks,
	type ListedBlock,
} from '../../../model/blockList';
import {
	type BlockType,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import { buildPath } from '@/features/styleControls/index.model';
import {
	ChangedDot,
	StylesLink,
	StylesLinks,
	StylesScreen,
	WithBlockTypes,
} from '@/features/styleControls/index.records';
import styles from './Blocks.module.css';

/** All blocks that can be styled, with a search. */
export const Blocks = () => (
	<StylesScreen
		title={ __( 'Blocks', 'atelier' ) }
		description={ __(
			'Customize the appearance of specific blocks for the whole site.',
			'atelier'
		) }
	>
		<WithBlockTypes load={ useBlockTypes() }>
			{ ( types ) => <BlockList types={ types } /> }
		</WithBlockTypes>
	</StylesScreen>
);

function BlockList( { types }: { readonly types: readonly BlockType[] } ) {
	const load = useStyles();
	const site = load.status === 'ready' ? load.value : null;
	const doc = site?.merged ?? NO_CHANGES;
	const user = site?.layers.user ?? NO_CHANGES;
	const blocks = useMemo(
		() => blocksToStyle( types, doc, user ),
		[ types, doc, user ]
	);
	const [ search, setSearch ] = useState( '' );
	const found = useMemo(
		() => searchBlocks( blocks, search ),
		[ blocks, search ]
	);
	useAnnouncement( search, found.length );
	return (
		<>
			<div className={ styles.search }>
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search', 'atelier' ) }
					hideLabelFromVision
					placeholder={ __( 'Search', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
				/>
			</div>
			{ found.length === 0 ? (
				<p className={ styles.none }>
					{ __( 'No blocks found.', 'atelier' ) }
				</p>
			) : (
				<StylesLinks>
					{ found.map( ( block ) => (
						<BlockRow
							key={ block.name }
							block={ block }
							isChanged={
								site !== null &&
								isBlockChanged( site.layers, block.name )
							}
						/>
					) ) }
				</StylesLinks>
			) }
		</>
	);
}

interface BlockRowProps {
	readonly block: ListedBlock;
	readonly isChanged: boolean;
}

const BlockRow = ( {
	block: { name, title, type },
	isChanged,
}: BlockRowProps ) => (
	<StylesLink
		to={ buildPath( '/blocks/{block}', { block: name } ) }
		label={ title }
		icon={ <BlockIcon icon={ type?.icon ?? 'block-default' } /> }
		name={ sprintf(
			/* translators: %s: the name of a block, such as "Quote". */
			__( '%s styles', 'atelier' ),
			title
		) }
		{ ...( isChanged
			? {
					preview: <ChangedDot />,
					state: __( 'Changed', 'atelier' ),
				}
			: {} ) }
	/>
);

/** The pause in typing, in milliseconds, before the number of results is announced. */
const PAUSE = 500;

function useAnnouncement( search: string, count: number ) {
	const say = useDebounce( speak, PAUSE );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( isFirst.current && search === '' ) {
			return;
		}
		isFirst.current = false;
		say(
			count === 0
				? __( 'No blocks found.', 'atelier' )
				: sprintf(
						/* translators: %d: number of found blocks. */
						_n(
							'%d result found.',
							'%d results found.',
							count,
							'atelier'
						),
						count
					)
		);
	}, [ search, count, say ] );
}
