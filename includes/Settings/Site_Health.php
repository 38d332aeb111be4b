<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Settings;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Build;
use Atelier\Support\Code_Owner;
use Atelier\Support\Failed_Callbacks;
use Atelier\Support\Rest;
use WP_REST_Server;

/**
 * Atelier's tests in Tools › Site Health: whether its files are complete, whether the REST API responds, whether frames
 * of the site are allowed, and whether a page cache returns old pages.
 */
final class Site_Health implements Module {
	private const CAPABILITY = 'view_site_health_checks';

	/** Methods for the REST routes. */
	private const ROUTES = array(
		'rest'   => 'check_rest',
		'frames' => 'check_frames',
		'cache'  => 'check_cache',
	);

	/** The maximum number of listed files. */
	private const NAMED = 5;

	/** Headers with which caches mark their responses. */
	private const CACHE_HEADERS = array( 'age', 'x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache', 'x-litespeed-cache', 'x-varnish-cache', 'x-fastcgi-cache', 'x-sucuri-cache' );

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
			$tests['direct']['atelier_others'] = array(
				'label' => __( 'Atelier', 'atelier' ),
				'test'  => array( $this, 'check_others' ),
			);
			foreach ( self::ROUTES as $route => $check ) {
				$tests['async'][ "atelier_$route" ] = array(
					'label'             => __( 'Atelier', 'atelier' ),
					'test'              => rest_url( Rest::ROUTE_NAMESPACE . "/site-health/$route" ),
					'has_rest'          => true,
					'async_direct_test' => array( $this, $check ),
				);
			}
		}
		return $tests;
	}

	public function add_route(): void {
		foreach ( self::ROUTES as $route => $check ) {
			register_rest_route(
				Rest::ROUTE_NAMESPACE,
				"/site-health/$route",
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, $check ),
					'permission_callback' => static fn(): bool => current_user_can( self::CAPABILITY ),
				)
			);
		}
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

	/**
	 * Whether code of plugins or themes failed in Atelier within the last day.
	 *
	 * @return array<string, mixed>
	 */
	public function check_others(): array {
		$failed = array_reverse( Failed_Callbacks::all() );
		if ( ! $failed ) {
			return self::result( 'atelier_others', 'good', __( 'No plugin or theme fails in Atelier', 'atelier' ), __( 'Everything that plugins and themes add to Atelier has worked since yesterday.', 'atelier' ) );
		}
		$lines = array();
		foreach ( $failed as $one ) {
			$name    = '' === $one['owner'] ? 'WordPress' : Code_Owner::name( $one['owner'] );
			$lines[] = "$name: {$one['file']} ({$one['hook']}) {$one['message']}";
		}
		$text = __( 'Atelier works without the parts listed here. Update these plugins and themes, or report it to their developers.', 'atelier' );
		return self::result( 'atelier_others', 'recommended', __( 'Some plugins or themes fail in Atelier', 'atelier' ), $text, $lines );
	}

	/** @return array<string, mixed> */
	public function check_frames(): array {
		$answer = self::request( home_url( '/' ) );
		if ( is_wp_error( $answer ) ) {
			return self::result( 'atelier_frames', 'recommended', __( 'Atelier couldn’t check whether your site can be shown in frames', 'atelier' ), __( 'The site didn’t answer its own request. If previews in Atelier stay empty, ask your host whether the server may send requests to itself.', 'atelier' ) );
		}
		$options = self::header( $answer, 'x-frame-options' );
		$policy  = self::header( $answer, 'content-security-policy' );
		return self::forbids_frames( $options, $policy )
			? self::result( 'atelier_frames', 'critical', __( 'Your site can’t be shown in frames', 'atelier' ), __( 'A security header keeps Atelier from showing your site. Allow frames of the same site: “X-Frame-Options: SAMEORIGIN”, and “frame-ancestors \'self\'” in the content security policy.', 'atelier' ) )
			: self::result( 'atelier_frames', 'good', __( 'Your site can be shown in Atelier', 'atelier' ), __( 'No security header keeps Atelier from showing your site in its frames.', 'atelier' ) );
	}

	/**
	 * Whether the REST API responds to requests for templates, with WordPress's own response: firewalls and security
	 * plugins block some of them. As in WordPress's own test, the request has no user: an error by WordPress counts as
	 * a response.
	 *
	 * @return array<string, mixed>
	 */
	public function check_rest(): array {
		$answer = self::request( rest_url( 'wp/v2/templates' ) );
		if ( is_wp_error( $answer ) ) {
			return self::result( 'atelier_rest', 'recommended', __( 'Atelier couldn’t check the REST API', 'atelier' ), __( 'The site didn’t answer its own request. If lists in Atelier stay empty, ask your host whether the server may send requests to itself.', 'atelier' ) );
		}
		if ( self::is_answer_of_rest( (int) wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) ) ) {
			return self::result( 'atelier_rest', 'good', __( 'Atelier can reach the REST API', 'atelier' ), __( 'Atelier loads and saves everything over WordPress’s REST API, which answers.', 'atelier' ) );
		}
		/* translators: %s: the part that all addresses of the REST API have, such as “wp-json”. */
		$what_to_do = __( 'Atelier loads and saves everything over WordPress’s REST API, but something else answers in its place. Look at security plugins and at the firewall of your host, and allow the addresses with “%s”.', 'atelier' );
		return self::result( 'atelier_rest', 'critical', __( 'Atelier can’t reach the REST API', 'atelier' ), sprintf( $what_to_do, self::mark_of_rest() ) );
	}

	/** What all addresses of the REST API have: a prefix that plugins can change, or an argument on sites with plain permalinks. */
	public static function mark_of_rest(): string {
		return false === strpos( rest_url(), 'rest_route=' ) ? rest_get_url_prefix() : 'rest_route';
	}

	/** Whether WordPress has responded to a request for templates by a user who isn't logged in. */
	public static function is_answer_of_rest( int $status, string $body ): bool {
		$said = json_decode( $body, true );
		return 200 === $status ? is_array( $said ) : is_array( $said ) && 0 === strpos( (string) ( $said['code'] ?? '' ), 'rest_' );
	}

	/**
	 * Whether a page cache responds to requests of Atelier's preview, which has an argument of its own and must be
	 * rendered each time.
	 *
	 * @return array<string, mixed>
	 */
	public function check_cache(): array {
		$url = add_query_arg( 'wp_site_preview', '1', home_url( '/' ) );
		// The first request fills the cache.
		self::request( $url );
		$answer = self::request( $url );
		if ( is_wp_error( $answer ) ) {
			return self::result( 'atelier_cache', 'recommended', __( 'Atelier couldn’t check whether a page cache is in its way', 'atelier' ), __( 'The site didn’t answer its own request. If previews in Atelier show old pages, ask your host whether the server may send requests to itself.', 'atelier' ) );
		}
		$headers = array();
		foreach ( self::CACHE_HEADERS as $name ) {
			$headers[ $name ] = self::header( $answer, $name );
		}
		return self::is_from_cache( $headers )
			? self::result( 'atelier_cache', 'recommended', __( 'A page cache may give Atelier old pages', 'atelier' ), __( 'A request of Atelier’s preview was answered from a cache. Exclude addresses with the argument “wp_site_preview” from it, and users who are logged in.', 'atelier' ) )
			: self::result( 'atelier_cache', 'good', __( 'No page cache is in Atelier’s way', 'atelier' ), __( 'Requests of Atelier’s preview reach WordPress.', 'atelier' ) );
	}

	/**
	 * Whether headers mark a response as cached.
	 *
	 * @param array<string, string> $headers By name.
	 */
	public static function is_from_cache( array $headers ): bool {
		if ( (int) ( $headers['age'] ?? '' ) > 0 ) {
			return true;
		}
		unset( $headers['age'] );
		foreach ( $headers as $value ) {
			if ( preg_match( '/\bhit\b/i', $value ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, mixed>|\WP_Error */
	private static function request( string $url ) {
		$headers = array();
		// A password of the server, in front of the whole site: as in WordPress's own tests.
		if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput, WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Sent back as it came.
			$headers['Authorization'] = 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) );
		}
		return wp_remote_get(
			$url,
			array(
				'headers'   => $headers,
				'timeout'   => self::TIMEOUT,
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own, for requests to the site itself.
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
			)
		);
	}

	/** Whether headers forbid frames on the site's own pages. */
	public static function forbids_frames( string $options, string $policy ): bool {
		if ( preg_match( '/frame-ancestors\s+([^;,]+)/i', $policy, $match ) ) {
			$host = preg_quote( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '/' );
			return ! preg_match( "/'self'|(^|\\s)\\*(\\s|$)|\\bhttps?:(\\s|$)|(?<![\\w.-])$host(?![\\w.-])/i", $match[1] );
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
	 * @param list<string>                    $files  Missing files, or other things to list.
	 * @return array<string, mixed> A result for WordPress.
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
