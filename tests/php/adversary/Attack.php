<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

use Atelier\SiteDrafts\Draft_Store;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use Atelier\Tests\Support\Linear_Time;
use ReflectionClass;
use ReflectionProperty;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

require_once dirname( __DIR__ ) . '/Support/Linear_Time.php';

/**
 * Sends hostile requests to every route of Atelier, and to every one of WordPress's that saves a record, within a site draft,
 * and notes what they do that they may not. ATELIER_ADVERSARY multiplies how many values are tried (0.1: only some of the
 * arguments), ATELIER_ADVERSARY_SEED tries others.
 */
final class Attack {
	private const SEED = 37;

	/** Values for each argument and role, of WordPress's and of Atelier's routes. */
	private const VALUES = array( 1, 2 );

	private const MAX_SECONDS = 2.0;

	/** Routes whose purpose is to change the live site, or who is editing. */
	private const WRITE_LIVE = '#^(?:POST /atelier/v1/site-drafts/\d+/publish|POST /atelier/v1/history/(?:\d+/restore|settings)|\w+ /atelier/v1/(?:locks/\d+|posts/\d+/(?:autosave|preview)))$#';

	/** Routes that end or empty a draft: each gets one of its own. */
	private const CONSUMING = '#^(?:POST .+/(?:publish|schedule|move|settle)|DELETE .+)$#';

	/** Routes of WordPress that save what a draft can contain. */
	private const OF_WORDPRESS = '#^/wp/v2/(?:pages|posts|blocks|navigation|templates|template-parts|global-styles|settings)(?:/|$)#';

	/** @var list<string> */
	private array $warnings = array();

	/** @var array<string, string> What went wrong, by kind and place. */
	private array $problems = array();

	/** @var array<string, string> Hashes of rows that were looked at. */
	private array $known = array();

	/** @var list<string> What was found in them. */
	private array $reported = array();

	private int $requests = 0;

	/** @var array<string, int|string> IDs of records by name. */
	private array $ids;

	private Query_Log $queries;

	/** @var callable(): int */
	private $make_draft;

	/** @var array<string, string> */
	private array $live = array();

	/** @var array<string, \WP_Hook> The hooks before the first request. */
	private array $hooks = array();

	/**
	 * @param array<string, int|string> $ids        IDs of records by name.
	 * @param callable                  $make_draft Creates a draft with a change that requests may end.
	 */
	public function __construct( array $ids, Query_Log $queries, callable $make_draft ) {
		$this->ids        = $ids;
		$this->queries    = $queries;
		$this->make_draft = $make_draft;
	}

	/**
	 * Sends a request in the name of the current user.
	 *
	 * @param array<string, mixed> $arguments
	 * @param int                  $draft     The site draft that it is made in; 0 for the live site.
	 */
	public static function send( string $method, string $route, array $arguments = array(), int $draft = 0 ): WP_REST_Response {
		$_GET    = $draft > 0 ? array( Page::DRAFT_ARG => (string) $draft ) : array();
		$request = new WP_REST_Request( $method, $route );
		$request->set_header( Rest::CLIENT, '1' );
		if ( in_array( $method, array( 'GET', 'DELETE' ), true ) ) {
			$request->set_query_params( $arguments );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $arguments ) );
		}
		return rest_do_request( $request );
	}

	/** The next request is one on the live site again. The list of all routes would take as long as a save. */
	public static function leave_drafts(): void {
		$_GET = array();
		rest_do_request( new WP_REST_Request( 'GET', '/oembed/1.0/nothing' ) );
	}

	/** Sends requests in the name of a user into a draft. */
	public function by( string $role, int $user, int $draft ): void {
		// The hooks of a draft that is still open would stay after it is left.
		self::leave_drafts();
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Warnings are what this looks for.
		set_error_handler( array( $this, 'warn' ), E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED );
		try {
			$this->hooks = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
			$this->attack( self::routes(), $role, $user, $draft );
		} finally {
			restore_error_handler();
			mt_srand(); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Others are random again.
		}
	}

	public function requests(): int {
		return $this->requests;
	}

	/** @return list<string> What went wrong, each kind once. */
	public function problems(): array {
		ksort( $this->problems );
		return array_values( $this->problems );
	}

	/** Notes warnings in whose way Atelier's code is: WordPress alone has its own. */
	public function warn( int $level, string $message, string $file = '', int $line = 0 ): bool {
		if ( error_reporting() & $level ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- Only asked, to leave out what `@` silences.
			$own = self::own_files( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- Says whose warning it is.
			if ( $own ) {
				$this->warnings[] = substr( $message, 0, 160 ) . ' (' . basename( $file ) . ":$line, by {$own[0]})";
			}
		}
		return true;
	}

	/**
	 * @param list<array<string, mixed>> $trace
	 * @return list<string> The plugin's files in it.
	 */
	private static function own_files( array $trace ): array {
		static $folder = '';
		$folder        = '' === $folder ? dirname( ( new ReflectionClass( \Atelier\Plugin::class ) )->getFileName() ) : $folder;
		$own           = array();
		foreach ( $trace as $call ) {
			if ( isset( $call['file'] ) && 0 === strpos( $call['file'], $folder ) ) {
				$own[] = basename( $call['file'] ) . ':' . ( $call['line'] ?? 0 );
			}
		}
		return $own;
	}

	/**
	 * @return list<array{ method: string, route: string, args: array<string, array<string, mixed>>, names: list<string> }>
	 */
	public static function routes(): array {
		$routes = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			$is_own = 0 === strpos( $route, '/atelier/v1' );
			if ( ! $is_own && ! preg_match( self::OF_WORDPRESS, $route ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				$methods = array_keys( $handler['methods'] );
				if ( ! $is_own && array( 'GET' ) === $methods && ( strpos( $route, 'revisions' ) || strpos( $route, 'autosaves' ) ) ) {
					continue;
				}
				preg_match_all( '/\(\?P<(\w+)>/', $route, $found );
				$routes[] = array(
					'method' => $methods[0],
					'route'  => $route,
					'args'   => $handler['args'],
					'names'  => array_values( array_unique( array_merge( $found[1], array_keys( $handler['args'] ), array( '' ) ) ) ),
				);
			}
		}
		return $routes;
	}

	/** How many values are tried for each argument; below one, for how many of the arguments. */
	private static function share(): float {
		$wanted = (float) getenv( 'ATELIER_ADVERSARY' );
		return $wanted > 0 ? $wanted : ( self::is_slow() ? 0.15 : 1.0 );
	}

	/** Whether this is PHP in WebAssembly. */
	private static function is_slow(): bool {
		return 'Emscripten' === php_uname( 's' ) || 0 === strpos( php_uname( 'm' ), 'wasm' );
	}

	/** @param list<array{ method: string, route: string, args: array<string, array<string, mixed>>, names: list<string> }> $routes */
	private function attack( array $routes, string $role, int $user, int $draft ): void {
		$share = self::share();
		$seed  = (string) ( getenv( 'ATELIER_ADVERSARY_SEED' ) ?: self::SEED );
		$this->note_kept();
		foreach ( $routes as $route ) {
			$times = $share * self::VALUES[ (int) ( 0 === strpos( $route['route'], '/atelier/' ) ) ];
			foreach ( $route['names'] as $name ) {
				for ( $time = 1; $time <= max( 1, (int) $times ); ++$time ) {
					$hash = crc32( "$seed $time $role {$route['method']} {$route['route']} $name" );
					if ( $hash % 1000 < 1000 * $times ) {
						$this->attack_once( $role, $user, $draft, $route, $name, $hash );
					}
				}
			}
		}
	}

	/** @param array{ method: string, route: string, args: array<string, array<string, mixed>>, names: list<string> } $route */
	private function attack_once( string $role, int $user, int $draft, array $route, string $name, int $seed ): void {
		$hostile   = new Hostile_Values( $seed, array_values( array_diff_key( $this->ids, array( 'token' => 1, 'link' => 1 ) ) ) );
		$is_own    = 0 === strpos( $route['route'], '/atelier/v1' );
		$target    = $draft;
		if ( $is_own && preg_match( self::CONSUMING, $route['method'] . ' ' . $route['route'] ) && user_can( $user, Page::capability() ) ) {
			$target = ( $this->make_draft )();
		}
		$arguments = array();
		foreach ( $route['args'] as $argument => $schema ) {
			if ( ! empty( $schema['required'] ) || ( $argument !== $name && isset( self::FINE[ $argument ] ) && Hostile_Values::random( 1 ) && 'GET' !== $route['method'] ) ) {
				$arguments[ $argument ] = $this->fine( (string) $argument, $schema, $target );
			}
		}
		$path = self::address( $route['route'], fn( string $part ): string => $this->part( $route['route'], $part, $target, $part === $name ? $hostile : null ) );
		if ( '' !== $name ) {
			$arguments[ $name ] = $hostile->for_argument( $name, (array) ( $route['args'][ $name ] ?? array() ) );
		}
		preg_match_all( '/\(\?P<(\w+)>/', $route['route'], $found );
		foreach ( $found[1] as $part ) {
			if ( $part !== $name ) {
				unset( $arguments[ $part ] );
			}
		}
		$sent = substr( (string) wp_json_encode( $arguments[ $name ] ?? null, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), 0, 140 );
		wp_set_current_user( $user );
		$this->watch( $role, $route['method'], $path, $arguments, $is_own && Hostile_Values::random( 2 ) ? 0 : $draft, "{$route['method']} {$route['route']}", "$name = $sent" );
	}

	/** Sends a request and looks at what it did. */
	private function watch( string $role, string $method, string $path, array $arguments, int $draft, string $place, string $what ): void {
		$this->live = $this->live ? $this->live : Site_Digest::live();
		++$this->requests;
		$this->queries->take_injected();
		$this->queries->take_writes();
		$this->warnings = array();
		$started = Linear_Time::clock();
		$status  = 0;
		try {
			$answer = self::send( $method, $path, $arguments, $draft );
			$status = $answer->get_status();
			if ( $status >= 500 ) {
				$this->fail_at( 'status', $place, $role, $what, "$status " . self::message( $answer ) );
			}
		} catch ( Throwable $error ) {
			$own = self::own_files( array_merge( array( array( 'file' => $error->getFile(), 'line' => $error->getLine() ) ), $error->getTrace() ) );
			if ( $own ) {
				$this->fail_at( 'fatal', $place, $role, $what, get_class( $error ) . ': ' . substr( $error->getMessage(), 0, 120 ) . ' (' . basename( $error->getFile() ) . ':' . $error->getLine() . ", {$own[0]})" );
			}
			$this->end_dispatching();
		}
		$seconds = ( Linear_Time::clock() - $started ) / 1e6;
		if ( $seconds > self::MAX_SECONDS && ! self::is_slow() && self::usual( $seconds ) > self::MAX_SECONDS ) {
			$this->fail_at( 'slow', $place, $role, $what, round( $seconds, 1 ) . ' s' );
		}
		foreach ( array_slice( $this->warnings, 0, 1 ) as $warning ) {
			$this->fail_at( 'warning', $place, $role, $what, $warning );
		}
		foreach ( array_slice( $this->queries->take_injected(), 0, 1 ) as $sql ) {
			$at = (int) stripos( $sql, Query_Log::MARKER );
			$this->fail_at( 'injection', $place, $role, $what, '…' . substr( $sql, max( 0, $at - 80 ), 160 ) );
		}
		if ( ! $this->queries->take_writes() ) {
			return;
		}
		$may_write = 'administrator' !== $role ? preg_match( self::WRITE_LIVE, "$method $path" ) && $status > 0 && $status < 300 : (bool) preg_match( self::WRITE_LIVE, "$method $path" );
		$now       = Site_Digest::live();
		$changed   = Site_Digest::difference( $this->live, $now );
		$this->live = $now;
		if ( $changed && ! $may_write ) {
			$this->fail_at( 'changed', $place, $role, $what, "$status " . implode( '; ', array_slice( $changed, 0, 2 ) ) );
		}
		if ( 'administrator' !== $role ) {
			foreach ( array_slice( $this->note_kept(), 0, 1 ) as $found ) {
				$this->fail_at( 'executable', $place, $role, $what, "$status $found" );
			}
		}
	}

	/** @return float Seconds of CPU time, as a machine of usual speed takes. */
	private static function usual( float $seconds ): float {
		$text    = '';
		$started = Linear_Time::clock();
		for ( $i = 0; $i < 200000; ++$i ) {
			$text = md5( $text . $i );
		}
		return $seconds / max( 1, ( Linear_Time::clock() - $started ) / 40000 );
	}

	public static function message( WP_REST_Response $answer ): string {
		$data = $answer->get_data();
		return is_array( $data ) ? ( $data['code'] ?? '' ) . ' ' . ( $data['message'] ?? '' ) : '';
	}

	/**
	 * One report for each kind of problem.
	 *
	 * @param string $kind   What is wrong.
	 * @param string $detail What came of it; without numbers it says whether two problems are the same.
	 */
	public function fail_at( string $kind, string $place, string $role, string $what, string $detail ): void {
		$is_of_place     = in_array( $kind, array( 'slow', 'injection' ), true );
		$key             = $kind . ' ' . ( $is_of_place ? $place . ' ' . strtok( $what, ' ' ) : (string) preg_replace( '/\d+/', '0', substr( $detail, 0, 80 ) ) );
		$this->problems += array( $key => strtoupper( $kind ) . " $place by $role, $what: $detail" );
	}

	private function end_dispatching(): void {
		$requests = new ReflectionProperty( WP_REST_Server::class, 'dispatching_requests' );
		$requests->setAccessible( true );
		$requests->setValue( rest_get_server(), array() );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- An error has left hooks that belong to its request.
		$GLOBALS['wp_current_filter'] = array();
		$GLOBALS['wp_filter']         = array_map( static fn( $hook ) => clone $hook, $this->hooks );
		// phpcs:enable
		// WordPress's filters of texts depend on the user.
		kses_init();
	}

	/** @return list<string> What a browser would run in rows that are new since the last call. */
	private function note_kept(): array {
		$found = array();
		foreach ( Site_Digest::kept_values() as $name => $value ) {
			$hash = md5( serialize( $value ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only compared, never read again.
			if ( ( $this->known[ $name ] ?? '' ) !== $hash ) {
				$this->known[ $name ] = $hash;
				$found                = array_merge( $found, array_diff( Executables::in( $value, $name ), $this->reported ) );
			}
		}
		$this->reported = array_merge( $this->reported, $found );
		return $found;
	}

	/** Publishes a draft as the current user: what others have put into it, or what is left of it, must be harmless. */
	public function publish( int $draft ): void {
		$place = 'the draft that everyone saved into';
		$this->queries->take_injected();
		$answer = null;
		for ( $round = 0; $round < 100; ++$round ) {
			$answer = self::send( 'POST', "/atelier/v1/site-drafts/$draft/publish", array( 'conflicts' => 'mine' ) );
			$held   = $answer->is_error() ? array_column( (array) ( $answer->get_data()['data']['changes'] ?? array() ), 'key' ) : array();
			if ( ! $held ) {
				break;
			}
			foreach ( $held as $key ) {
				self::send( 'DELETE', "/atelier/v1/site-drafts/$draft/changes", compact( 'key' ) );
			}
		}
		if ( $answer->get_status() >= 500 ) {
			$this->fail_at( 'status', $place, 'administrator', 'publish', self::message( $answer ) );
		}
		foreach ( Site_Digest::live_executables() as $found ) {
			$this->fail_at( 'published', $place, 'administrator', (string) strtok( $found, ':' ), $found );
		}
		foreach ( $this->queries->take_injected() as $sql ) {
			$this->fail_at( 'injection', $place, 'administrator', 'publish', substr( $sql, 0, 160 ) );
		}
		$is_published = Draft_Store::PUBLISHED_STATUS === get_post_status( $draft );
		if ( ! $is_published ) {
			$this->fail_at( 'published', $place, 'administrator', 'publish', 'it could not be published at all: ' . $answer->get_status() . ' ' . self::message( $answer ) );
		}
	}

	/** Harmless values by argument: with them, a request comes as far as what is attacked. */
	private const FINE = array(
		'title'   => 'Fine',
		'content' => '<!-- wp:paragraph --><p>Fine</p><!-- /wp:paragraph -->',
		'status'  => 'publish',
		'slug'    => 'fine-slug',
		'date'    => '2030-01-01T00:00:00',
		'days'    => 1,
		'choice'  => 'mine',
		'session' => 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
		'text'    => '{"version":3,"styles":{}}',
		'kind'    => 'color',
		'force'   => true,
	);

	/**
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private function fine( string $name, array $schema, int $draft ) {
		$of_site = array(
			'key'     => 'page:' . $this->ids['other_page'],
			'to'      => $this->ids['target'],
			'entry'   => $this->ids['entry'],
			'refs'    => array( 'wp_template:' . $this->ids['template'] ),
			'id'      => $draft,
			'theme'   => get_stylesheet(),
			'thing'   => array( (string) $this->ids['block'] ),
			'records' => array( array( 'type' => 'page', 'id' => (string) $this->ids['page'], 'edits' => array( 'title' => 'Unsaved' ) ) ),
		);
		if ( isset( $of_site[ $name ] ) ) {
			return $of_site[ $name ];
		}
		if ( isset( $schema['enum'] ) ) {
			return array_values( $schema['enum'] )[0];
		}
		$by_type = array(
			'integer' => max( 1, (int) ( $schema['minimum'] ?? 1 ) ),
			'boolean' => true,
			'array'   => array(),
			'object'  => (object) array(),
		);
		return self::FINE[ $name ] ?? $by_type[ ( (array) ( $schema['type'] ?? 'string' ) )[0] ] ?? 'fine';
	}

	/** A part of a route's address. */
	private function part( string $route, string $name, int $draft, ?Hostile_Values $hostile ): string {
		if ( $hostile && Hostile_Values::random( 1 ) ) {
			$text = (string) wp_json_encode( $hostile->for_argument( 'id', array( 'type' => 'string' ) ), JSON_UNESCAPED_SLASHES );
			return trim( $text, '"' );
		}
		$rules = array(
			'site-drafts'      => $draft,
			'history'          => $this->ids['entry'],
			'style-variations' => $this->ids['variation'],
			'menus'            => $this->ids['menu'],
			'locks'            => Hostile_Values::one_of( array( $this->ids['page'], $this->ids['own_page'], $this->ids['draft'] ) ),
			'v2/pages'         => Hostile_Values::one_of( array( $this->ids['page'], $this->ids['own_page'], $this->ids['private'], $this->ids['page'] ) ),
			'posts/'           => Hostile_Values::one_of( array( $this->ids['post'], $this->ids['own_post'] ) ),
			'blocks'           => $this->ids['block'],
			'navigation'       => $this->ids['menu'],
			'templates'        => Hostile_Values::one_of( array( $this->ids['template'], get_stylesheet() . '//index' ) ),
			'template-parts'   => $this->ids['part'],
			'global-styles'    => $this->ids['styles'],
		);
		if ( in_array( $name, array( 'link', 'type', 'stylesheet' ), true ) ) {
			return (string) array( 'link' => $this->ids['link'], 'type' => 'page', 'stylesheet' => get_stylesheet() )[ $name ];
		}
		foreach ( $rules as $word => $id ) {
			if ( false !== strpos( $route, $word ) ) {
				return (string) $id;
			}
		}
		return (string) $this->ids['page'];
	}

	/**
	 * A route with its groups replaced.
	 *
	 * @param callable( string ): string $fill
	 */
	private static function address( string $route, callable $fill ): string {
		$address = '';
		$length  = strlen( $route );
		for ( $at = 0; $at < $length; ++$at ) {
			if ( ! preg_match( '/\G\(\?P<(\w+)>/', $route, $found, 0, $at ) ) {
				$address .= $route[ $at ];
				continue;
			}
			$address .= $fill( $found[1] );
			$depth    = 0;
			do {
				$is_class = '[' === $route[ $at ];
				if ( $is_class ) {
					// Parentheses within a class of characters aren't groups.
					preg_match( '/\G\[\^?(?:\\\\.|[^\]])*\]/', $route, $class, 0, $at );
					$at += strlen( $class[0] ) - 1;
				}
				$depth += array( '(' => 1, ')' => -1 )[ $is_class ? '' : $route[ $at ] ] ?? 0;
				++$at;
			} while ( $depth > 0 );
			--$at;
		}
		return $address;
	}
}
