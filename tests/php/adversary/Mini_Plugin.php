<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use WP_Query;

/**
 * What other plugins do: meta with rights and filters of its own, a field of REST, a setting, and a filter that puts a
 * visitor's text into a query.
 */
final class Mini_Plugin {
	/** Meta that only administrators may change. */
	public const GUARDED = 'adv_guarded';

	/** Meta that is filtered for those who may not write HTML unfiltered. */
	public const SANITIZED = 'adv_sanitized';

	/** A field with a callback of its own. */
	public const FIELD = 'adv_field';

	public const SETTING = 'adv_setting';

	/** The query variable with a visitor's text. */
	public const COLOR = 'adv_color';

	private const TYPES = array( 'page', 'post' );

	public function begin(): void {
		foreach ( self::TYPES as $type ) {
			register_post_meta(
				$type,
				self::GUARDED,
				array(
					'show_in_rest'  => true,
					'single'        => true,
					'type'          => 'string',
					'auth_callback' => static fn( $allowed, $key, $id, $user ): bool => user_can( $user, 'manage_options' ),
				)
			);
			register_post_meta(
				$type,
				self::SANITIZED,
				array(
					'show_in_rest'      => true,
					'single'            => true,
					'type'              => 'string',
					'sanitize_callback' => array( self::class, 'sanitize' ),
				)
			);
		}
		register_setting(
			'general',
			self::SETTING,
			array(
				'show_in_rest'      => true,
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => array( self::class, 'sanitize' ),
			)
		);
		register_rest_field(
			'page',
			self::FIELD,
			array(
				'get_callback'    => static fn( array $page ): string => (string) get_post_meta( $page['id'], '_adv_field', true ),
				'update_callback' => static fn( $value, $post ) => update_post_meta( $post->ID, '_adv_field', wp_slash( $value ) ),
				'schema'          => array( 'type' => 'string' ),
			)
		);
		add_action( 'pre_get_posts', array( $this, 'filter_by_color' ) );
		$this->renew_routes();
	}

	public function end(): void {
		foreach ( self::TYPES as $type ) {
			unregister_post_meta( $type, self::GUARDED );
			unregister_post_meta( $type, self::SANITIZED );
		}
		unregister_setting( 'general', self::SETTING );
		unset( $GLOBALS['wp_rest_additional_fields']['page'][ self::FIELD ] );
		remove_action( 'pre_get_posts', array( $this, 'filter_by_color' ) );
		$this->renew_routes();
	}

	/** WordPress computes the arguments of routes once. */
	private function renew_routes(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ), 'objects' ) as $type ) {
			$type->rest_controller = null;
		}
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	public static function sanitize( $value ) {
		return current_user_can( 'unfiltered_html' ) ? $value : wp_kses_post( is_scalar( $value ) ? (string) $value : '' );
	}

	/** @param mixed $query */
	public function filter_by_color( $query ): void {
		if ( $query instanceof WP_Query && is_string( $query->get( self::COLOR ) ) && '' !== $query->get( self::COLOR ) ) {
			$query->set(
				'meta_query',
				array(
					array(
						'key'   => 'color',
						'value' => $query->get( self::COLOR ),
					),
				)
			);
		}
	}
}
