/** The repository of a package, which npm shows and compares with the workflow that publishes the package. */
export interface RepositoryFields {
  repository: { type: 'git'; url: string; directory: string };
  homepage: string;
  bugs: { url: string };
}

/**
 * Taken from the repository that runs the release (`owner/name` on GitHub). An invented URL in the manifests would
 * help nobody, and without a URL npm refuses a package with provenance.
 */
export function repositoryOf(repository: string | undefined, directory: string): RepositoryFields {
  if (!repository || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error('GITHUB_REPOSITORY does not say which repository releases: nothing was published.');
  const page = `https://github.com/${repository}`;
  return {
    repository: { type: 'git', url: `git+${page}.git`, directory },
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
  };
}
