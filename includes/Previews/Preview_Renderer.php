<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Previews;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Markup;
use Atelier\Support\Log;
use Atelier\Support\Preview_Isolation;
use Throwable;
use WP_Duotone;
use WP_Style_Engine_CSS_Rules_Store;
use WP_Styles;

/**
 * Renders templates, parts and patterns as on the front end, several in one request, each with its own styles.
 */
final class Preview_Renderer {
	private Sample_Query $sample;

	public function __construct( Sample_Query $sample ) {
		$this->sample = $sample;
	}

	/**
	 * @param list<Preview_Source> $sources
	 * @return array{head?: string, items: list<array{ref: string, isEmpty: bool, bodyClass: string, css: string, body: string}>}
	 */
	public function render( array $sources, bool $with_head ): array {
		return Preview_Isolation::within( fn(): array => $this->render_all( $sources, $with_head ) );
	}

	/**
	 * @param list<Preview_Source> $sources
	 * @return array{head?: string, items: list<array{ref: string, isEmpty: bool, bodyClass: string, css: string, body: string}>}
	 */
	private function render_all( array $sources, bool $with_head ): array {
		// The language of the site, not of the user.
		$is_switched = switch_to_locale( get_locale() );
		$before      = wp_styles();
		$level       = ob_get_level();
		try {
			$GLOBALS['wp_styles'] = self::copy( $before ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.

			$head   = $this->head();
			$shared = wp_styles();
			$items  = array();
			foreach ( $sources as $source ) {
				$GLOBALS['wp_styles'] = self::copy( $shared ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
				$item                 = $this->try_one( $source, $shared );
				if ( $item ) {
					$items[] = $item;
				}
			}
		} finally {
			// A theme or plugin may throw.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			$GLOBALS['wp_styles'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back.
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
		return ( $with_head ? array( 'head' => $head ) : array() ) + array( 'items' => $items );
	}

	/** The styles of theme, blocks and plugins that every page of the site has. */
	private function head(): string {
		ob_start();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own action.
		do_action( 'wp_enqueue_scripts' );
		ob_end_clean();
		$this->use_one_sheet_for_core_blocks( wp_styles() );
		ob_start();
		echo '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">';
		wp_styles()->do_items();
		wp_print_font_faces();
		return trim( (string) ob_get_clean() );
	}

	/** Replaces a hundred small files, which every frame would request. */
	private function use_one_sheet_for_core_blocks( WP_Styles $styles ): void {
		$library = $styles->registered['wp-block-library'] ?? null;
		if ( ! $library ) {
			return;
		}
		$suffix       = wp_scripts_get_suffix();
		$library->src = "/wp-includes/css/dist/block-library/style$suffix.css";
		$styles->enqueue( 'wp-block-library' );
		foreach ( $styles->queue as $handle ) {
			$source = $styles->registered[ $handle ]->src ?? '';
			if ( is_string( $source ) && false !== strpos( $source, '/wp-includes/blocks/' ) ) {
				$styles->dequeue( $handle );
				$styles->done[] = $handle;
			}
		}
	}

	/**
	 * Null if rendering ends in a PHP error, as it does for visitors; the others are still rendered.
	 *
	 * @return array{ref: string, isEmpty: bool, bodyClass: string, css: string, body: string}|null
	 */
	private function try_one( Preview_Source $source, WP_Styles $shared ): ?array {
		$running = $GLOBALS['wp_current_filter'] ?? array();
		$level   = ob_get_level();
		try {
			return $this->render_one( $source, $shared );
		} catch ( Throwable $error ) {
			$GLOBALS['wp_current_filter'] = $running; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The list is put back as it was before.
			Log::caught( $error );
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			return null;
		}
	}

	/** @return array{ref: string, isEmpty: bool, bodyClass: string, css: string, body: string} */
	private function render_one( Preview_Source $source, WP_Styles $shared ): array {
		$text    = new Block_Markup( $source->content );
		$closed  = $text->is_unrenderable() ? $text->closed() : $source->content;
		$content = $text->has_deep_submenus() ? '' : $closed;
		WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
		list( $body, $classes ) = $this->sample->within(
			$source->template_slug,
			static fn(): array => array(
				// The filters of the front end, in the same order.
				wp_filter_content_tags( convert_smilies( wptexturize( do_blocks( do_shortcode( shortcode_unautop( $content ) ) ) ) ), 'template' ),
				array_diff( get_body_class(), array( 'admin-bar', 'logged-in' ) ),
			),
			$source->post_id
		);
		$filters = self::filters();
		wp_enqueue_stored_styles();
		return array(
			'ref'       => $source->ref,
			'isEmpty'   => '' === trim( $source->content ),
			'bodyClass' => implode( ' ', $classes ),
			'css'       => $this->styles_beyond( $shared ),
			'body'      => self::around( str_replace( ']]>', ']]&gt;', $body ), $source->is_content ) . $filters,
		);
	}

	/** The markup and styles of duotone filters, which the front end prints in head and footer. */
	private static function filters(): string {
		WP_Duotone::output_block_styles();
		WP_Duotone::output_global_styles();
		ob_start();
		WP_Duotone::output_footer_assets();
		return (string) ob_get_clean();
	}

	/** Adds the wrappers that theme styles expect. */
	private static function around( string $body, bool $is_content ): string {
		return '<div class="wp-site-blocks">' . ( $is_content ? '<div class="has-global-padding is-layout-constrained">' . $body . '</div>' : $body ) . '</div>';
	}

	/** The styles added by rendering: enqueued stylesheets, and inline code of those printed before. */
	private function styles_beyond( WP_Styles $shared ): string {
		$styles = wp_styles();
		ob_start();
		$styles->do_items();
		$markup = trim( (string) ob_get_clean() );
		foreach ( $styles->registered as $handle => $item ) {
			// Handles that blocks only register would be enqueued in the head.
			$is_new = ! isset( $shared->registered[ $handle ] );
			if ( ! in_array( $handle, $shared->done, true ) && ! ( $is_new && ! in_array( $handle, $styles->done, true ) ) ) {
				continue;
			}
			$known = count( (array) ( $shared->registered[ $handle ]->extra['after'] ?? array() ) );
			$added = array_slice( array_filter( (array) ( $item->extra['after'] ?? array() ), 'is_string' ), $known );
			if ( $added ) {
				$markup .= '<style>' . implode( "\n", $added ) . '</style>';
			}
		}
		return $markup;
	}

	/** An independent copy of a registry. */
	private static function copy( WP_Styles $styles ): WP_Styles {
		$copy             = clone $styles;
		$copy->registered = array_map( static fn( $item ) => clone $item, $styles->registered );
		return $copy;
	}
}
