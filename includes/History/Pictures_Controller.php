<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Previews\Preview_Renderer;
use Atelier\Previews\Preview_Source;
use Atelier\Previews\Unsaved_Styles;
use Atelier\Records\Record_Types;
use Atelier\Support\Rest;
use Atelier\Support\Slugs;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET atelier/v1/history/{id}/pictures: previews of a changed record before and after, with the current styles.
 */
final class Pictures_Controller {
	/** A template that lists posts, so that blocks for a single post have one to show. */
	private const ANY_TEMPLATE = 'home';

	private Visible_Entries $entries;
	private Record_Reader $reader;
	private Preview_Renderer $renderer;
	private Unsaved_Styles $styles;

	public function __construct( Visible_Entries $entries, Record_Reader $reader, Preview_Renderer $renderer, Unsaved_Styles $styles ) {
		$this->entries  = $entries;
		$this->reader   = $reader;
		$this->renderer = $renderer;
		$this->styles   = $styles;
	}

	public function register_routes(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			History_Controller::ROUTE . '/(?P<id>\d+)/pictures',
			array(
				'schema' => array( $this, 'schema' ),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => array( History_Controller::class, 'check_permission' ),
					'args'                => array(
						'key' => array(
							'description' => __( 'The changed item.', 'atelier' ),
							'type'        => 'string',
							'maxLength'   => 400,
							'required'    => true,
						),
					),
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error Null values for records that can't be previewed. */
	public function answer( WP_REST_Request $request ) {
		$entry = $this->entries->find( (int) $request['id'] );
		if ( is_wp_error( $entry ) ) {
			return $entry;
		}
		$record = $entry->records[ (string) $request['key'] ] ?? null;
		return new WP_REST_Response(
			array(
				'before' => $record ? $this->picture( $record, $record->before ) : null,
				'after'  => $record ? $this->picture( $record, $record->after ) : null,
			)
		);
	}

	/**
	 * @param array<string, mixed> $properties
	 * @return array<string, mixed>|null
	 */
	private function picture( Changed_Record $record, array $properties ): ?array {
		if ( 'wp_global_styles' === $record->type ) {
			$live     = $this->reader->live( $record->type, $record->id );
			$template = get_block_template( get_stylesheet() . '//' . self::ANY_TEMPLATE );
			$source   = $template ? new Preview_Source( 'styles', (string) $template->content, self::ANY_TEMPLATE, false ) : null;
			return $source && $properties ? $this->styles->within( $properties + ( $live ? $live->properties : array() ), fn(): ?array => $this->render( $source ) ) : null;
		}
		$content = $properties['content'] ?? null;
		return is_string( $content ) ? $this->render( self::source( $record, $content ) ) : null;
	}

	private static function source( Changed_Record $record, string $content ): Preview_Source {
		$is_template = 'wp_template' === $record->type && Slugs::is_template( $record->id );
		return new Preview_Source(
			$record->key(),
			'wp_navigation' === $record->type ? self::menu( $content ) : $content,
			$is_template ? explode( '//', $record->id, 2 )[1] : self::ANY_TEMPLATE,
			! Record_Types::is_template( $record->type ),
			is_post_type_viewable( $record->type ) && Slugs::is_post_id( $record->id ) && get_post_type( (int) $record->id ) === $record->type ? (int) $record->id : 0
		);
	}

	/** The navigation block renders a menu's items. */
	private static function menu( string $items ): string {
		return '' === trim( $items ) ? '' : get_comment_delimited_block_content( 'navigation', array( 'overlayMenu' => 'never' ), $items );
	}

	/** @return array<string, mixed>|null */
	private function render( Preview_Source $source ): ?array {
		$rendered = $this->renderer->render( array( $source ), true );
		return isset( $rendered['items'][0] ) ? array( 'head' => $rendered['head'] ?? '' ) + $rendered['items'][0] : null;
	}

	/** @return array<string, mixed> */
	public function schema(): array {
		$picture = array(
			'type'       => array( 'object', 'null' ),
			'properties' => array_fill_keys( array( 'head', 'ref', 'bodyClass', 'css', 'body' ), array( 'type' => 'string' ) ) + array( 'isEmpty' => array( 'type' => 'boolean' ) ),
		);
		return Rest::schema(
			'atelier-history-pictures',
			array(
				'before' => $picture,
				'after'  => $picture,
			)
		);
	}
}
