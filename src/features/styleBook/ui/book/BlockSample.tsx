import { BlockEditorProvider, BlockList } from '@wordpress/block-editor';
import { useLayoutEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EditorStyles } from '@/platform/experimental/blockFrame';
import { Boundary } from '@/ui/Region';
import type { BlockType } from '@/features/globalStyles/index.model';
import { samplesOf } from './samples';
import { previewSettings } from './settings';

const NO_STYLES: readonly [] = [];

/** The distance from the viewport at which a block is rendered. */
const MARGIN = '800px 0px';

interface BlockSampleProps extends SampleProps {
	/** Its expected height, if known. */
	readonly heightOf: ( ( block: string ) => number | undefined ) | undefined;
}

interface SampleProps {
	readonly type: BlockType;
	/** Whether it represents the site's styles, instead of showing the whole registered example. */
	readonly isOverview: boolean;
}

/** A block in the site's styles. A placeholder while it is out of sight: a site can have hundreds of block types. */
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
			{ /* Styles that blocks add themselves, such as their layouts. */ }
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
