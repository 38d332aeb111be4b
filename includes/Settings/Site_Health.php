<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Settings;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Build;
use Atelier\Support\Rest;
use WP_REST_Server;

/**
 * What Tools › Site Health checks for Atelier: whether its files are all there, and whether the site lets itself be shown
 * in frames. WordPress itself checks REST and page caches.
 */
final class Site_Health implements Module {
	private const ROUTE      = '/site-health/frames';
	private const CAPABILITY = 'view_site_health_checks';

	/** How many missing files are named. */
	private const NAMED = 5;

	/** In seconds. */
	private const TIMEOUT = 10;

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		add_action( 'rest_api_init', array( $this, 'add_route' ) );
	}

	/**
	 * @param mixed $tests
	 * @return mixed
	 */
	public function add_tests( $tests ) {
		if ( is_array( $tests ) ) {
			$tests['direct']['atelier_build'] = array(
				'label' => __( 'Atelier', 'atelier' ),
				'test'  => array( $this, 'check_build' ),
			);
			$tests['async']['atelier_frames'] = array(
				'label'             => __( 'Atelier', 'atelier' ),
				'test'              => rest_url( Rest::ROUTE_NAMESPACE . self::ROUTE ),
				'has_rest'          => true,
				'async_direct_test' => array( $this, 'check_frames' ),
			);
		}
		return $tests;
	}

	public function add_route(): void {
		register_rest_route(
			Rest::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( $this, 'check_frames' ),
				'permission_callback' => static fn(): bool => current_user_can( self::CAPABILITY ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function check_build(): array {
		$missing = $this->build->missing_files();
		if ( ! $missing ) {
			return self::result( 'atelier_build', 'good', __( 'Atelier is complete', 'atelier' ), __( 'All files of Atelier are there.', 'atelier' ) );
		}
		$text = __( 'Atelier or parts of it can’t open, because its upload or update stopped halfway. Install it again from its zip file. Nothing on your site has changed.', 'atelier' );
		return self::result( 'atelier_build', 'critical', __( 'Files of Atelier are missing', 'atelier' ), $text, array_slice( $missing, 0, self::NAMED ) );
	}

	/** @return array<string, mixed> */
	public function check_frames(): array {
		$answer = wp_remote_get(
			home_url( '/' ),
			array(
				'timeout'   => self::TIMEOUT,
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own, for requests to the site itself.
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return self::result( 'atelier_frames', 'recommended', __( 'Atelier couldn’t check whether your site can be shown in frames', 'atelier' ), __( 'The site didn’t answer its own request. If previews in Atelier stay empty, ask your host whether the server may send requests to itself.', 'atelier' ) );
		}
		$options = self::header( $answer, 'x-frame-options' );
		$policy  = self::header( $answer, 'content-security-policy' );
		return self::forbids_frames( $options, $policy )
			? self::result( 'atelier_frames', 'critical', __( 'Your site can’t be shown in frames', 'atelier' ), __( 'A security header keeps Atelier from showing your site. Allow frames of the same site: “X-Frame-Options: SAMEORIGIN”, and “frame-ancestors \'self\'” in the content security policy.', 'atelier' ) )
			: self::result( 'atelier_frames', 'good', __( 'Your site can be shown in Atelier', 'atelier' ), __( 'No security header keeps Atelier from showing your site in its frames.', 'atelier' ) );
	}

	/** Whether headers keep the site's own pages from showing it in a frame. */
	public static function forbids_frames( string $options, string $policy ): bool {
		if ( preg_match( '/frame-ancestors\s+([^;,]+)/i', $policy, $match ) ) {
			$host = preg_quote( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '/' );
			return ! preg_match( "/'self'|(^|\\s)\\*(\\s|$)|\\bhttps?:(\\s|$)|$host/i", $match[1] );
		}
		return (bool) preg_match( '/^\s*deny\b/i', $options );
	}

	/** @param array<string, mixed> $answer */
	private static function header( array $answer, string $name ): string {
		$value = wp_remote_retrieve_header( $answer, $name );
		return is_array( $value ) ? implode( ',', $value ) : (string) $value;
	}

	/**
	 * @param 'good'|'recommended'|'critical' $status
	 * @param list<string>                    $files  What is missing.
	 * @return array<string, mixed> As WordPress expects it.
	 */
	private static function result( string $test, string $status, string $label, string $text, array $files = array() ): array {
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Atelier', 'atelier' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>' . ( $files ? '<p><code>' . implode( '</code><br><code>', array_map( 'esc_html', $files ) ) . '</code></p>' : '' ),
			'actions'     => '',
			'test'        => $test,
		);
	}
}
