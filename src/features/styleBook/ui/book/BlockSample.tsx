import { BlockEditorProvider, BlockList } from '@wordpress/block-editor';
import { useLayoutEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EditorStyles } from '../../../../platform/experimental/blockFrame';
import { Boundary } from '../../../../ui/Region';
import type { BlockType } from '../../../globalStyles/index.model';
import { samplesOf } from './samples';
import { previewSettings } from './settings';

const NO_STYLES: readonly [] = [];

/** How near to what can be seen a block has to be for it to be rendered. */
const MARGIN = '800px 0px';

interface BlockSampleProps extends SampleProps {
	/** How high it is going to be, where that is known. */
	readonly heightOf: ( ( block: string ) => number | undefined ) | undefined;
}

interface SampleProps {
	readonly type: BlockType;
	/** Whether it stands for how the site looks, not for all that its author can show. */
	readonly isOverview: boolean;
}

/** A block as it looks on the site. Out of sight it only keeps its place: a site may have hundreds of kinds. */
export function BlockSample( {
	type,
	isOverview,
	heightOf,
}: BlockSampleProps ) {
	const place = useRef< HTMLDivElement >( null );
	const [ isNear, setNear ] = useState( false );
	const [ height, setHeight ] = useState(
		() => heightOf?.( type.name ) ?? 40
	);
	useLayoutEffect( () => {
		const element = place.current;
		if ( ! element ) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			( [ entry ] ) => {
				if ( entry ) {
					setNear( entry.isIntersecting );
					if ( ! entry.isIntersecting ) {
						setHeight( entry.boundingClientRect.height );
					}
				}
			},
			{ root: element.ownerDocument, rootMargin: MARGIN }
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [] );
	return (
		<div
			ref={ place }
			className="atelier-book__picture"
			style={ isNear ? undefined : { minBlockSize: height } }
		>
			{ isNear && (
				<Boundary label={ type.title } instead={ <Broken /> }>
					<Blocks type={ type } isOverview={ isOverview } />
				</Boundary>
			) }
		</div>
	);
}

function Blocks( { type, isOverview }: SampleProps ) {
	const blocks = useMemo(
		() => samplesOf( type, isOverview ),
		[ type, isOverview ]
	);
	const settings = useMemo( previewSettings, [] );
	return (
		<BlockEditorProvider value={ blocks } settings={ settings }>
			{ /* What the blocks bring along themselves, such as the layout of each. */ }
			<EditorStyles styles={ NO_STYLES } />
			<BlockList renderAppender={ false } />
		</BlockEditorProvider>
	);
}

const Broken = () => (
	<p className="atelier-book__note">
		{ __( 'This block can’t be previewed.', 'atelier' ) }
	</p>
);
