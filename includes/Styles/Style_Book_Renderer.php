<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Guard;
use Atelier\Support\Log;
use Atelier\Support\Preview_Isolation;
use Throwable;
use WP_Block_Editor_Context;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * The overview of the style book, rendered on the server and shown until the block editor has loaded.
 */
final class Style_Book_Renderer {
	/** Attributes with user text; the same as in src/features/globalStyles/model/blockType.ts. */
	private const TEXTS = array( 'content', 'label', 'text', 'title', 'value' );

	private Style_Book_Examples $samples;

	public function __construct( Style_Book_Examples $samples ) {
		$this->samples = $samples;
	}

	/**
	 * Null if rendering fails; the style book then waits for the block editor.
	 *
	 * @return array{head: string, sheets: list<array{css: string, url: string}>, examples: list<array{name: string, title: string, html: string}>, categories: list<string>, colors: array<string, mixed>}|null
	 */
	public function describe(): ?array {
		// WordPress 6.8 expects both to be there.
		wp_styles();
		wp_scripts();
		// Output of themes and plugins would become part of the response.
		ob_start();
		try {
			list( $frame, $examples ) = Preview_Isolation::within( fn(): array => Guard::within( Guard::EDITOR, fn(): array => array( $this->frame(), $this->examples() ) ) );
		} catch ( Throwable $reason ) {
			Log::caught( $reason );
			return null;
		} finally {
			ob_end_clean();
		}
		$frame['sheets'][] = array(
			'css' => wp_style_engine_get_stylesheet_from_context( 'block-supports', array( 'prettify' => false ) ),
			'url' => '',
		);
		return $frame + array(
			'examples'   => $examples,
			'categories' => $this->categories(),
			'colors'     => $this->colors(),
		);
	}

	/**
	 * The same files and stylesheets as in a frame of the block editor.
	 *
	 * @return array{head: string, sheets: list<array{css: string, url: string}>}
	 */
	private function frame(): array {
		// The context of the whole plugin, so that filters for it apply.
		$settings = get_block_editor_settings( array(), new WP_Block_Editor_Context( array( 'name' => 'core/edit-site' ) ) );
		$sheets   = array();
		foreach ( (array) ( $settings['styles'] ?? array() ) as $sheet ) {
			$css = $sheet['css'] ?? '';
			$url = $sheet['baseURL'] ?? '';
			if ( is_string( $css ) && '' !== trim( $css ) ) {
				$sheets[] = array(
					'css' => $css,
					// The base of its relative URLs.
					'url' => is_string( $url ) ? $url : '',
				);
			}
		}
		return array(
			'head'   => (string) ( $settings['__unstableResolvedAssets']['styles'] ?? '' ),
			'sheets' => $sheets,
		);
	}

	/** @return list<array{name: string, title: string, html: string}> */
	private function examples(): array {
		$examples = array();
		foreach ( $this->samples->all() as $name => $content ) {
			$type       = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			$examples[] = array(
				'name'  => $name,
				'title' => (string) ( $type->title ?? $name ),
				// One that fails is empty.
				'html'  => Guard::part( "the example of $name", $content, fn(): string => $this->as_in_the_editor( do_blocks( $content ) ), '' ),
			);
		}
		return $examples;
	}

	/** Editor styles select blocks by a class that the front end doesn't have. */
	private function as_in_the_editor( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$class = (string) $tags->get_attribute( 'class' );
			if ( 1 === preg_match( '/(^|\s)wp-block-[a-z-]+(\s|$)/', $class ) || in_array( $tags->get_tag(), array( 'P', 'LI' ), true ) ) {
				$tags->add_class( 'wp-block' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * The categories of blocks with an example, by the rule of src/features/styleBook/model/book.ts: each is a page of the
	 * style book.
	 *
	 * @return list<string>
	 */
	private function categories(): array {
		$categories = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			if ( is_string( $type->category ) && $this->has_example( $type ) ) {
				$categories[ $type->category ] = true;
			}
		}
		return array_map( 'strval', array_keys( $categories ) );
	}

	private function has_example( WP_Block_Type $type ): bool {
		if ( false === ( $type->supports['inserter'] ?? true ) ) {
			return false;
		}
		$texts = array_filter(
			array_intersect_key( (array) $type->attributes, array_flip( self::TEXTS ) ),
			static fn( $attribute ): bool => in_array( $attribute['type'] ?? '', array( 'string', 'rich-text' ), true )
		);
		return is_array( $type->example ) || ( ! $type->parent && ! $type->ancestor && $texts );
	}

	/** @return array<string, mixed> As in the settings of a theme.json. */
	private function colors(): array {
		return array_intersect_key( (array) wp_get_global_settings( array( 'color' ) ), array_flip( array( 'palette', 'defaultPalette' ) ) );
	}
}
